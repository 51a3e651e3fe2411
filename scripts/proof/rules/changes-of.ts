import { type ESTree, parseSync, Visitor } from 'vite'

/** A piece of a source, by its places in the text, and what it becomes. */
export type Change = { start: number; end: number; becomes: string }

/** What an operator becomes: its neighbour at the boundary, or its opposite. */
const OPERATORS: Readonly<Record<string, string | undefined>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
}

/** What a method becomes that is called on something. */
const METHODS: Readonly<Record<string, string | undefined>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'ceil',
  find: 'findLast',
  findLast: 'find',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
}

/** Methods that give what they are called on with less or in another order: left out. */
const LEFT_OUT = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'trimEnd',
  'replaceAll',
])

/** `{ … } as const satisfies …` is the list before it. */
function plain(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? plain(node.expression) : node
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/**
 * Every change of a TypeScript source that a test of its rules should notice, one at a time: operators, conditions,
 * numbers, truths, methods, statements that are only there for what they do. Texts and tables stay as they are: a test
 * would only say them again.
 */
export function changesOf(source: string): Change[] {
  const found: Change[] = []
  const untouched: ESTree.Span[] = []
  const add = ({ start, end }: ESTree.Span, becomes: string) => found.push({ start, end, becomes })
  const operator = (left: ESTree.Span, right: ESTree.Span, sign: string) => {
    const becomes = OPERATORS[sign]
    const start = source.indexOf(sign, left.end)
    if (becomes !== undefined && start < right.start) add({ start, end: start + sign.length }, becomes)
  }
  const condition = (test: ESTree.Span) => {
    add(test, 'true')
    add(test, 'false')
  }
  new Visitor({
    TSTypeAnnotation: node => untouched.push(node),
    TSTypeAliasDeclaration: node => untouched.push(node),
    TSInterfaceDeclaration: node => untouched.push(node),
    TSTypeParameterInstantiation: node => untouched.push(node),
    VariableDeclarator({ init }) {
      const table = init && plain(init)
      const isTable = table?.type === 'ObjectExpression' || table?.type === 'ArrayExpression'
      if (isTable && !source.slice(table.start, table.end).includes('=>')) untouched.push(table)
    },
    BinaryExpression({ left, right, operator: sign }) {
      if (sign !== '+' || (!isText(left) && !isText(right))) operator(left, right, sign)
    },
    AssignmentExpression: ({ left, right, operator: sign }) => operator(left, right, sign),
    LogicalExpression(node) {
      if (node.operator === '??') add(node, source.slice(node.left.start, node.left.end))
      else operator(node.left, node.right, node.operator)
    },
    UnaryExpression(node) {
      if (node.operator === '!' || node.operator === '-')
        add(node, source.slice(node.argument.start, node.argument.end))
    },
    IfStatement: node => condition(node.test),
    ConditionalExpression(node) {
      condition(node.test)
      const ends = [node.consequent, node.alternate]
      // Which of two comes first: how far is no matter.
      if (ends.every(({ start, end }) => /^-?1$/.test(source.slice(start, end)))) untouched.push(...ends)
    },
    Literal(node) {
      if (typeof node.value === 'boolean') add(node, String(!node.value))
      if (typeof node.value === 'number') add(node, String(node.value + 1))
    },
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return
      const { object, property } = node.callee
      const becomes = METHODS[property.name]
      if (becomes !== undefined) add(property, becomes)
      if (LEFT_OUT.has(property.name)) add(node, source.slice(object.start, object.end))
    },
    ExpressionStatement: node => add(node, ''),
  }).visit(parseSync('source.ts', source).program)
  const isTouched = ({ start, end }: Change) => !untouched.some(one => one.start <= start && end <= one.end)
  return found.filter(isTouched).sort((a, b) => a.start - b.start)
}
