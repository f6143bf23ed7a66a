import { resourceCategoryWords, resourceTypeNames, resourceWords } from '#words/resources.ts'
import type { BrandColour } from '../facts/brand-colour.ts'
import {
  resourceCategories as categories,
  resources,
  type ResourceCategoryId,
  type ResourceId,
} from '../facts/resources.ts'

export type Resource = {
  id: ResourceId
  title: string
  description: string
  /** An absolute URL, or a path of this site that starts with "/". */
  url: string
  /** The name of its type. */
  type: string
  isNew?: true
  isPopular?: true
}

export type ResourceCategory = {
  id: ResourceCategoryId
  title: string
  description: string
  colour: BrandColour
  items: readonly Resource[]
}

export const resourceCategories: readonly ResourceCategory[] = categories.map((category) => ({
  ...category,
  ...resourceCategoryWords[category.id],
  items: resources
    .filter((resource) => resource.category === category.id)
    .map(({ category: _category, type, ...resource }) => ({
      ...resource,
      ...resourceWords[resource.id],
      type: resourceTypeNames[type],
    })),
}))
