// Here, so that scripts carry the numbers without the facts that they are read from.
export { dayBefore, yearStart } from '#content/facts/event-days.ts'
