/** The body as text, whatever it says it is: `text()` writes a warning with the sender's words for every other type. */
export async function readText(request: {
  arrayBuffer: () => Promise<ArrayBuffer>
}): Promise<string> {
  return new TextDecoder().decode(await request.arrayBuffer())
}
