import { own } from '#domain/own.ts'
import type { Block } from './block.ts'
import { oneCleanLine } from './clean-text.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Node = { [key: string]: Json }
/** What a page tells machines about one thing. */
export type Entity = { types: readonly string[]; name: string; block: Block }

const mostNodes = 300
const organization =
  /Organization|Business|Store|Restaurant|Bakery|Corporation|\wService$|Attorney|Dentist|Physician|Clinic|Hotel|Agency|Cafe|School|Shop|Gym|Salon/
const told = new Map([
  ['description', 'description'],
  ['slogan', 'slogan'],
  ['foundingDate', 'founded'],
  ['founder', 'founder'],
  ['jobTitle', 'role'],
  ['address', 'address'],
  ['telephone', 'telephone'],
  ['openingHours', 'open'],
  ['areaServed', 'area served'],
  ['numberOfEmployees', 'employees'],
  ['award', 'award'],
  ['brand', 'brand'],
  ['aggregateRating', 'rating'],
  ['priceRange', 'price range'],
  ['offers', 'price'],
  ['startDate', 'begins'],
])

/** Facts from JSON-LD. A block that is not JSON says nothing. */
export function structuredData(texts: readonly string[]): Entity[] {
  const nodes = texts.flatMap((text) => nodesIn(parsed(text))).slice(0, mostNodes)
  return nodes.flatMap((node) => {
    const types = [node['@type']].flat().filter((type) => typeof type === 'string')
    const name = textOf(node.name ?? '')
    const block = name ? blockOf(types, node, name) : undefined
    return block ? [{ types, name, block }] : []
  })
}

export const isOrganization = ({ types }: Entity) => types.some((type) => organization.test(type))

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Every object with a type, at whatever level; by hand, as depth is the page's choice. */
function nodesIn(json: Json): Node[] {
  const found: Node[] = []
  const open: Json[] = [json]
  for (let seen = 0; open.length > 0 && seen < 20 * mostNodes; seen += 1) {
    const next = open.shift()
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next) && next['@type']) found.push(next)
    open.push(...Object.values(next).slice(0, mostNodes))
  }
  return found
}

function blockOf(types: readonly string[], node: Node, name: string): Block | undefined {
  if (types.includes('Question')) {
    const answer = textOf(node.acceptedAnswer ?? '')
    return answer ? { kind: 'question', heading: '', text: `${name}\n${answer}` } : undefined
  }
  if (types.some((type) => /Page$|WebSite|Breadcrumb|ListItem|Action|ImageObject/.test(type)))
    return undefined
  const facts = [...told].flatMap(([key, label]) => {
    const value = textOf(own(node, key) ?? '')
    return value ? [`${label}: ${value}`] : []
  })
  return facts.length > 0 ? { kind: 'data', heading: '', text: [name, ...facts].join('\n') } : undefined
}

/** A value as a person would write it down. */
function textOf(value: Json): string {
  // Lists in lists are no fact, and may be nested without end.
  if (Array.isArray(value))
    return value
      .slice(0, 20)
      .map((each) => (Array.isArray(each) ? '' : textOf(each)))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'object' && value !== null) return textOfNode(value)
  return typeof value === 'string' || typeof value === 'number' ? plain(String(value)) : ''
}

function textOfNode(node: Node): string {
  if (node.price !== undefined) return `${textOf(node.price)} ${textOf(node.priceCurrency ?? '')}`.trim()
  if (node.ratingValue !== undefined)
    return [textOf(node.ratingValue), node.reviewCount && `from ${textOf(node.reviewCount)} reviews`]
      .filter(Boolean)
      .join(' ')
  const parts = [node.name, node.text, node.value, node.streetAddress, node.postalCode, node.addressLocality]
  return parts
    .map((part) => (typeof part === 'object' ? '' : textOf(part ?? '')))
    .filter(Boolean)
    .join(', ')
}

const plain = (text: string) => oneCleanLine(text.slice(0, 2_000).replace(/<[^<>]*>/g, ' ')).slice(0, 800)
