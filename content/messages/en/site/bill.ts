/** The home page's own bill, as the server writes it: `src/site/home/bill`. */
export const bill = {
  title: 'The bill for this page',
  bytes: 'Sent to you so far',
  usualBytes: 'The usual home page: {size}\u00a0MB',
  paint: 'On your screen after',
  usualPaint: 'On phones, {sites} sites in {hundred} often take more than {time}\u00a0s',
};

/** What the browser fills in. */
export const visitBill = {
  counted: 'Counted by your own browser, on this very visit.',
  kilobytes: '{size}\u00a0kB',
  seconds: '{time}\u00a0s',
  kept: 'The rest ({size}) was on your device already.',
  ahead: 'The page was loaded before you opened it.',
};
