/** A multipart form as a text, with its content type. */
export async function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = new Response(form);
  return { body: await response.text(), type: response.headers.get('content-type') ?? '' };
}
