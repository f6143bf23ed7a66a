/** Has the heading of a tall section follow the reader on wide screens. */
export const FOLLOWING =
  'lg:[&>div>:first-child]:sticky lg:[&>div>:first-child]:top-24 lg:[&>div>:first-child]:self-start print:[&>div>:first-child]:static'
