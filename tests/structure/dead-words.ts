import { Visitor, type ESTree } from 'vite'
import { importsOf, parse, type Source } from './import-graph.ts'

const nameOf = (key: ESTree.Node, computed: boolean): string | undefined => {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

/** Lists the keys under which a module writes its sentences; arguments of functions do not count. */
function keysOf(source: Source): Set<string> {
  const keys = new Set<string>()
  const options = new Set<ESTree.Node>()
  const handOver = ({ arguments: given }: { arguments: ESTree.Node[] }) => {
    for (const one of given) options.add(one)
  }
  new Visitor({
    CallExpression: handOver,
    NewExpression: handOver,
    ObjectExpression(object) {
      if (options.has(object)) return
      for (const property of object.properties) {
        if (property.type !== 'Property' || property.shorthand) continue
        const name = nameOf(property.key, property.computed)
        if (name !== undefined) keys.add(name)
      }
    },
  }).visit(parse(source).program)
  return keys
}

/** Lists the property names that a source reads: as members, in patterns and in shorthands. */
function namesReadBy(source: Source): Set<string> {
  const names = new Set<string>()
  const add = (name: string | undefined) => name !== undefined && names.add(name)
  new Visitor({
    MemberExpression({ property, computed }) {
      add(nameOf(property, computed))
    },
    ObjectPattern({ properties }) {
      for (const property of properties)
        if (property.type === 'Property') add(nameOf(property.key, property.computed))
    },
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.shorthand) add(nameOf(property.key, false))
    },
  }).visit(parse(source).program)
  return names
}

function stringsIn(source: Source): string[] {
  const strings: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') strings.push(value)
    },
  }).visit(parse(source).program)
  return strings
}

/** Lists the strings in arrays, which is how ids occur among sentences. */
function listedIn(source: Source): string[] {
  const listed: string[] = []
  new Visitor({
    ArrayExpression({ elements }) {
      for (const element of elements)
        if (element?.type === 'Literal') listed.push(String(element.value))
    },
  }).visit(parse(source).program)
  return listed
}

const isHandedOn = (path: string) => path.startsWith('content/')

/**
 * Names the keys of words that nothing reads, as `path: key`. A key is read in a source that imports the module, be it by
 * way of another file of content/, or in whatever that source imports in its turn, since words are handed on to
 * components; or it is an id, by which a sentence is chosen: a string of some source, or a key of the facts. A key that
 * is read of another object of the same page is not found.
 */
export function findDeadWords(words: Source[], others: Source[]): string[] {
  const sources = [...words, ...others]
  const imported = new Map(
    sources.map((source) => [source.path, importsOf(source).map(({ to }) => to)]),
  )
  const importers = new Map<string, string[]>()
  for (const [path, its] of imported)
    for (const to of its) importers.set(to, [...(importers.get(to) ?? []), path])
  const reads = new Map(sources.map((source) => [source.path, namesReadBy(source)]))
  const facts = others.filter(({ path }) => isHandedOn(path))
  const ids = new Set([
    ...others.flatMap(stringsIn),
    ...words.flatMap(listedIn),
    ...facts.flatMap((source) => [...keysOf(source)]),
  ])
  return words.flatMap((module) => {
    const reached = new Set([module.path])
    for (const path of reached)
      if (isHandedOn(path)) for (const other of importers.get(path) ?? []) reached.add(other)
    for (const path of reached) for (const next of imported.get(path) ?? []) reached.add(next)
    const isRead = (key: string) => [...reached].some((path) => reads.get(path)?.has(key))
    return [...keysOf(module)]
      .filter((key) => !ids.has(key) && !isRead(key))
      .map((key) => `${module.path}: ${key}`)
  })
}
