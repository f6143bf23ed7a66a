// Apart from the other times of content/facts/retention.ts, because the boot script of every page carries this file.

/** Days for which a browser keeps the draft of a form after its last change: several people may share the computer. */
export const draftDays = 7
