import { Hono } from 'hono'
import { paths } from '#content/paths.ts'
import { keepTypes, readTypes } from '#content/wire/calendar.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'

/** Calendars that hold only some types of event. Programs subscribe to them; the whole calendar is a file of the store. */
export const calendarRoutes = new Hono<AppEnv>().get('/:types{.+\\.ics}', async (c) => {
  const types = readTypes(c.req.param('types'))
  if (types.length === 0) throw new Failure('request.not_found', 404)
  const whole = await c.env.ASSETS.fetch(new URL(paths.calendar, c.req.url))
  if (!whole.ok) throw new Failure('request.not_found', 404)
  c.header('Content-Type', 'text/calendar; charset=utf-8')
  c.header('Cache-Control', 'public, max-age=3600')
  return c.body(keepTypes(await whole.text(), types))
})
