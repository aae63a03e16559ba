import { useQuery } from '@tanstack/react-query';

/**
 * The picture of a post as a file for the share sheet of the device. It is loaded before the tap, because a browser
 * opens the sheet only at once.
 *
 * @returns undefined where the browser shares no files, and until the picture is there
 */
export function usePictureFile(path: string, name: string): File | undefined {
  const { data } = useQuery({
    queryKey: ['share-picture', path],
    async queryFn() {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${response.status} for ${path}`);
      return new File([await response.blob()], name, { type: 'image/jpeg' });
    },
    enabled: canShareFiles,
    retry: false,
  });
  return data;
}

function canShareFiles(): boolean {
  const file = new File([], 'picture.jpg', { type: 'image/jpeg' });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}
