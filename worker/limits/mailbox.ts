const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Names the mailbox behind an address, to count by: `ann+1@example.org` and `ann@example.org` are read by one person, and
 * so are `a.nn@gmail.com` and `ann@googlemail.com`.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  return gmail.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
