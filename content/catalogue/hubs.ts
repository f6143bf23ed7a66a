import { hubWords, type HubWords } from '#words/hubs.ts'
import { hubs as facts, type HubFacts, type HubId } from '../facts/hubs.ts'

export type Hub = HubFacts & HubWords & { id: HubId }

export const hubs: readonly Hub[] = facts.map((hub) => ({ ...hub, ...hubWords[hub.id] }))
