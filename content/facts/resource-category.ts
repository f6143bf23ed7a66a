import type { BrandColour } from './brand-colour.ts'

export type ResourceType =
  | 'Official Docs'
  | 'Guide'
  | 'API Docs'
  | 'Template'
  | 'Examples'
  | 'Repository'
  | 'Course'
  | 'Video Tutorial'
  | 'Community'
  | 'Forum'
  | 'Mentorship'

export type Resource = {
  id: string
  title: string
  description: string
  /** Absolute, or a path of this site that starts with "/". */
  url: string
  type: ResourceType
  isNew?: true
  isPopular?: true
}

export type ResourceCategory = {
  id: string
  title: string
  description: string
  colour: BrandColour
  items: readonly Resource[]
}
