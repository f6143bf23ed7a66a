/** Saves a file to the reader's downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
