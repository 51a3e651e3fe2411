import { type Failure, failures } from '@billett/contract'
import { isNode, type Node, textOf } from './read-module.ts'

/** What one piece of source says itself, and what it leans on. */
export interface Said {
  words: Set<Failure>
  names: Set<string>
}

const isFailure = (word: string): word is Failure => Object.hasOwn(failures, word)

const unwrapped = (value: unknown): unknown =>
  isNode(value) && /^Ts(As|Const|Satisfies|NonNull)/.test(value.type) ? unwrapped(value.expression) : value

/**
 * The parts of a node that say why something is refused: `reason: …`, `const reason = …`, and what `refuse` and `key`
 * are given first.
 */
function reasonsOf(node: Node): unknown[] {
  if (node.type === 'KeyValueProperty' && textOf(node.key) === 'reason') return [node.value]
  if (node.type === 'VariableDeclarator' && textOf(node.id) === 'reason') return [node.init]
  const isGiven = node.type === 'CallExpression' && ['refuse', 'key'].includes(textOf(node.callee))
  return isGiven && Array.isArray(node.arguments) ? node.arguments.slice(0, 1) : []
}

/** `.name` after a dot and `name:` before a value are no names of anything. */
const isLabel = (parent: Node, part: string): boolean =>
  (parent.type === 'MemberExpression' && part === 'property') ||
  (parent.type === 'KeyValueProperty' && part === 'key') ||
  (parent.type === 'KeyValuePatternProperty' && part === 'key')

/**
 * The failures a piece of source can give, and the names it uses. A word that is also the name of a field counts only
 * where it is said as a reason. `labels` are names that count after a dot, too.
 */
export function saidIn(piece: Node, fields: ReadonlySet<string>, labels: ReadonlySet<string>): Said {
  const said: Said = { words: new Set(), names: new Set() }

  function look(value: unknown, asReason: boolean, label: boolean): void {
    const node = unwrapped(value)
    if (Array.isArray(node)) for (const part of node) look(part, asReason, false)
    else if (isNode(node)) lookAt(node, asReason, label)
    else if (typeof node === 'object' && node !== null)
      for (const part of Object.values(node)) look(part, asReason, false)
  }

  function lookAt(node: Node, asReason: boolean, label: boolean): void {
    if (node.type.startsWith('Ts')) return
    const word = textOf(node)
    if (node.type === 'Identifier' && (!label || labels.has(word))) said.names.add(word)
    if (node.type === 'StringLiteral' && isFailure(word) && (asReason || !fields.has(word))) said.words.add(word)
    const reasons = reasonsOf(node)
    for (const [part, value] of Object.entries(node)) {
      if (part === 'span' || part === 'typeAnnotation') continue
      for (const one of Array.isArray(value) ? value : [value])
        look(one, asReason || reasons.includes(one), isLabel(node, part))
    }
  }

  look(piece, false, false)
  return said
}
