/**
 * Reads a body as text, whatever its content type: `text()` logs a warning that quotes any type that is not textual.
 */
export async function readText(request: {
  arrayBuffer: () => Promise<ArrayBuffer>
}): Promise<string> {
  return new TextDecoder().decode(await request.arrayBuffer())
}
