import { type Call, pathOf } from '@billett/contract'

const SEVERAL_VALUES = /\}.*\{/

/**
 * `/a/{id}` -> `/a/:id`. Two values in one segment take whatever stands there: without a pattern of their own no line
 * break would pass, and nobody would hear what is wrong with it.
 */
export const fastifyPath = (call: Call): string =>
  pathOf(call)
    .split('/')
    .map(segment => segment.replaceAll(/\{(\w+)\}/g, SEVERAL_VALUES.test(segment) ? ':$1([\\s\\S]+?)' : ':$1'))
    .join('/')
