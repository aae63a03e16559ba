/** sharp, loaded with the first picture: its libraries take 20 MB, and few starts need them. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // What libvips does by itself on glibc, and not elsewhere: one picture takes one core.
  sharp.concurrency(1);
  return sharp;
}
