import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { mcpWords } from '#words/mcp.ts'
import { withJsonSchema } from './define-tool.ts'

const { choose_a_track: choose, plan_eight_weeks: plan } = mcpWords.prompts

const argument = (description: string) =>
  z.string().check(z.trim(), z.maxLength(1000), z.describe(description))
const required = (description: string) => argument(description).check(z.minLength(1))

const chooseArguments = withJsonSchema(
  z.object({ skills: required(choose.skills), problem: z.optional(argument(choose.problem)) }),
)
const planArguments = withJsonSchema(
  z.object({ project: required(plan.project), hours: z.optional(argument(plan.hours)) }),
)

/** Registers two prompts that start a conversation and lead the model to our tools. */
export function addPrompts(server: McpServer) {
  server.registerPrompt(
    'choose_a_track',
    { title: choose.title, description: choose.description, argsSchema: chooseArguments },
    ({ skills, problem }) => say(choose.text(skills, problem)),
  )
  server.registerPrompt(
    'plan_eight_weeks',
    { title: plan.title, description: plan.description, argsSchema: planArguments },
    ({ project, hours }) => say(plan.text(project, hours)),
  )
}

const say = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
})
