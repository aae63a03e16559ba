/** Loads sharp with the first image: its libraries take 20 MB, and many processes never need them. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One image uses one core. This is the default of libvips on glibc only.
  sharp.concurrency(1);
  return sharp;
}
