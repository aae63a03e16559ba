/**
 * Returns the pictures of a paste or a drop, if they are what the writer means. Word and spreadsheets add a picture of
 * the text to the text; then the text is meant. The file manager of macOS adds the name of the file as plain text.
 */
export function pastedPictures(pasted: {
  files: readonly File[];
  html: string;
  text: string;
}): File[] {
  const pictures = pasted.files.filter(isPicture);
  const isRichText = pasted.html !== '' && pasted.text.trim() !== '';
  return isRichText ? [] : pictures;
}

/**
 * Checks the extension when the system reports no type, as for pictures of iPhones. The server then says which types it
 * accepts.
 */
function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || (type === '' && /\.(heic|heif|avif|tiff?)$/i.test(name));
}

/** Returns the name of a file for its placeholder, without characters that would close its brackets. */
export function pictureName(file: File): string {
  return file.name.replace(/[[\]\\\n\r]/g, '');
}
