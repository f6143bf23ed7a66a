/** An https address at a name with a dot: no credentials, port, number or IPv6 address in place of the name. */
const httpsLink =
  /^https:\/\/((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+))(?:[/?#][^\s<>"'`\\]*)?$/iu

/** Endings of names that mean this machine or a network of its owner (RFC 6761, RFC 6762, RFC 8375). */
const ownNetwork =
  /\.(?:localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa|onion|invalid|test)$/

/** Names that lead back to the machine that asks: four numbers anywhere, or the best known of such domains. */
const looped = /(?:^|[.-])\d+[.-]\d+[.-]\d+[.-]\d+[.-]|(?:^|\.)(?:localtest\.me|lvh\.me)$/

/** Tells whether a text is an https address that anybody on the internet can open, going by its looks alone. */
export function isPublicLink(text: string): boolean {
  // A browser reads full-width letters and dots as plain ones.
  const host = httpsLink.exec(text)?.[1]?.normalize('NFKC').toLowerCase()
  return host !== undefined && !ownNetwork.test(host) && !looped.test(host)
}

const videos = [
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/)[\w-]{11}(?:[?&#]\S*)?$/i,
  /^https:\/\/youtu\.be\/[\w-]{11}(?:[?#]\S*)?$/i,
  /^https:\/\/(?:www\.)?vimeo\.com\/\d+(?:\/[\da-f]+)?(?:[?#]\S*)?$/i,
  /^https:\/\/(?:www\.)?loom\.com\/share\/[\da-f]{32}(?:[?#]\S*)?$/i,
]

/** Tells whether a text is the address of a video on YouTube, Vimeo or Loom. */
export const isVideoLink = (text: string) =>
  isPublicLink(text) && videos.some((shape) => shape.test(text))

const repository =
  /^https:\/\/(?:www\.)?github\.com\/([a-z\d](?:-?[a-z\d]){0,38})\/([\w.-]{1,100}?)(?:\.git)?(?:\/?|\/[^\s<>"'`\\]*|[?#][^\s<>"'`\\]*)$/i

/** Shortens any address inside a repository on GitHub to that of the repository; other texts stay as they are. */
export function toRepository(text: string): string {
  const [, owner, name] = repository.exec(text) ?? []
  return owner && name && !/^\.+$/.test(name) ? `https://github.com/${owner}/${name}` : text
}

/** Tells whether a text is the address of a repository, as {@link toRepository} writes it. */
export const isRepository = (text: string) =>
  /^https:\/\/github\.com\/[a-z\d](?:-?[a-z\d]){0,38}\/(?!\.+$)[\w.-]{1,100}$/i.test(text)
