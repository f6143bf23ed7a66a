// The build replaces the modules of this folder by their values, so scripts get these numbers without the facts behind them.
export { dayBefore, yearStart } from '#content/facts/event-days.ts'
