/** How a client connects to an MCP server: it starts the server as a program, or calls an address. */
export const transports = ['stdio', 'streamable-http'] as const

export type Transport = (typeof transports)[number]
