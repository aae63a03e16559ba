/** The home page's own bill, as the server writes it: `src/site/home/bill`. */
export const bill = {
  title: 'The bill for this page',
  text: 'We promise light pages. This is what your own browser counted on this visit.',
  bytes: 'Sent to you so far',
  usualBytes: 'The usual home page: {size} MB',
  paint: 'On your screen after',
  usualPaint: 'On phones, {sites} sites in {hundred} often take more than {time} s',
  source: 'Source (phones, July 2025):',
};

/** What the browser fills in. */
export const visitBill = {
  kilobytes: '{size} kB',
  seconds: '{time} s',
  kept: 'Your own browser counted this. The rest ({size}) was on your device already.',
  ahead: 'Your own browser counted this. The page was loaded ahead, before you opened it.',
};
