// Here, so that scripts carry the number without the facts that it is read from.
export { zoneOffset } from '#content/facts/event-days.ts'
