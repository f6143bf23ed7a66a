/** The addresses that the browser tests walk; tests/web compares them with the route table. */
export const addresses = {
  content: ['/'],
}
