import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '../run/root.ts'

/** A node of a parsed source, seen as what it is: an object with a type. */
export interface Node {
  type: string
  [part: string]: unknown
}

/** A name in another module; `file` is a path, or a package that is not read. */
export interface Foreign {
  file: string
  name: string
}

export interface Module {
  /** What stands at the top of the module, by its name. */
  declared: Map<string, Node>
  imported: Map<string, Foreign>
  reexported: Map<string, Foreign>
  /** Modules whose every export is passed on. */
  passedOn: string[]
  body: Node
}

const PACKAGES = { '@billett/domain': 'packages/domain/src/index.ts' }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The name or text that a node is; empty where it is none. */
export const textOf = (node: unknown): string => (isNode(node) && typeof node.value === 'string' ? node.value : '')

/** The file of one of our own sources; undefined for everything else. */
function fileOf(specifier: string, from: string): string | undefined {
  const inPackage = Object.entries(PACKAGES).find(([name]) => name === specifier)?.[1]
  if (inPackage) return join(root, inPackage)
  if (!specifier.startsWith('.')) return undefined
  const file = resolve(dirname(from), specifier)
  return existsSync(file) ? file : undefined
}

function declare(module: Module, declaration: unknown): void {
  if (!isNode(declaration)) return
  if (declaration.type === 'FunctionDeclaration') module.declared.set(textOf(declaration.identifier), declaration)
  for (const variable of nodesIn(declaration.declarations)) module.declared.set(textOf(variable.id), variable)
}

function readStatement(module: Module, statement: Node, file: string): void {
  const specified = textOf(statement.source)
  const from = fileOf(specified, file)
  if (statement.type === 'ImportDeclaration' && statement.typeOnly !== true)
    for (const specifier of nodesIn(statement.specifiers)) {
      const name = textOf(specifier.imported) || textOf(specifier.local)
      module.imported.set(textOf(specifier.local), { file: from ?? specified, name })
    }
  else if (statement.type === 'ExportAllDeclaration' && from) module.passedOn.push(from)
  else if (statement.type === 'ExportNamedDeclaration' && from)
    for (const specifier of nodesIn(statement.specifiers)) {
      const name = textOf(specifier.orig)
      module.reexported.set(textOf(specifier.exported) || name, { file: from, name })
    }
  else if (statement.type === 'ExportDeclaration') declare(module, statement.declaration)
  else declare(module, statement)
}

const read = new Map<string, Module>()

/** What a source declares, takes from elsewhere and passes on. Read once. */
export function readModule(file: string): Module {
  const known = read.get(file)
  if (known) return known
  const body: unknown = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2022' })
  if (!isNode(body)) throw new Error(`${file} cannot be parsed`)
  const module: Module = { declared: new Map(), imported: new Map(), reexported: new Map(), passedOn: [], body }
  read.set(file, module)
  for (const statement of nodesIn(body.body)) readStatement(module, statement, file)
  return module
}

/** Where a name that a module offers is declared; undefined for what is not ours. */
export function declarationOf({ file, name }: Foreign): Foreign | undefined {
  if (!isAbsolute(file)) return undefined
  const module = readModule(file)
  if (module.declared.has(name)) return { file, name }
  const elsewhere = module.reexported.get(name)
  if (elsewhere) return declarationOf(elsewhere)
  return module.passedOn.map(from => declarationOf({ file: from, name })).find(found => found !== undefined)
}
