/** Removes from an iCalendar file every event whose UID is not listed. */
export function keepEvents(calendar: string, uids: readonly string[]): string {
  return calendar.replace(/BEGIN:VEVENT\r\n.*?END:VEVENT\r\n/gs, (event) => {
    // Long lines are folded (RFC 5545, 3.1).
    const uid = /^UID:(.+)\r$/m.exec(event.replaceAll('\r\n ', ''))?.[1]
    return uid && uids.includes(uid) ? event : ''
  })
}
