import * as z from 'zod/mini'
import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'
import { event } from '#content/facts/event.ts'
import { findRegistrationState } from '#content/facts/registration.ts'
import { paths } from '#content/paths.ts'
import { mcpWords } from '#words/mcp.ts'
import { defineTool } from './define-tool.ts'

const howToRegister = defineTool(
  'how_to_register',
  z.object({}),
  z.object({
    state: z.enum(['upcoming', 'open', 'closed']),
    opens: z.string(),
    closes: z.string(),
    cost: z.string(),
    team: z.string(),
    participation: z.string(),
    needed: z.array(z.string()),
    steps: z.array(z.string()),
    url: z.string(),
  }),
  (_input, origin) => {
    const { cost, team, participation, needed, steps, notOpen } = mcpWords.registration
    const state = findRegistrationState()
    return {
      state,
      opens: event.registration.opens,
      closes: event.registration.closes,
      cost,
      team,
      participation,
      needed: [...needed],
      steps: state === 'open' ? [...steps] : [notOpen[state]],
      url: origin + paths.register,
    }
  },
)

const sponsorshipTiers = defineTool(
  'sponsorship_tiers',
  z.object({}),
  z.object({
    tiers: z.array(
      z.object({
        name: z.string(),
        subtitle: z.string(),
        price: z.string(),
        availability: z.string(),
        benefits: z.array(z.string()),
        applyUrl: z.string(),
      }),
    ),
    partnershipTypes: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        contributions: z.array(z.string()),
        applyUrl: z.string(),
      }),
    ),
    currency: z.string(),
    url: z.string(),
  }),
  (_input, origin) => ({
    tiers: tiers.map(({ id, name, subtitle, price, availability, benefits }) => ({
      name,
      subtitle,
      price,
      availability,
      benefits: [...benefits],
      applyUrl: origin + paths.sponsors + paths.tier(id),
    })),
    partnershipTypes: partnershipTypes.map(({ id, title, description, contributions }) => ({
      title,
      description,
      contributions: [...contributions],
      applyUrl: origin + paths.partner + paths.partnership(id),
    })),
    currency: 'USD',
    url: origin + paths.sponsors,
  }),
)

export const joiningTools = [howToRegister, sponsorshipTiers]
