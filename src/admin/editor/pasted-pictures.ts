/**
 * The pictures of a paste or a drop that are meant as pictures. Word and spreadsheets put a picture of the text beside the
 * text itself: then the text is meant. The file manager of macOS puts the file's name beside the file, as plain text.
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

/** By its name where the system knows no type for it, as for the pictures of iPhones: the server then says what it takes. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || (type === '' && /\.(heic|heif|avif|tiff?)$/i.test(name));
}

/** What the placeholder calls a file: its name, without what would end the brackets around it. */
export function pictureName(file: File): string {
  return file.name.replace(/[[\]\\\n\r]/g, '');
}
