/** What is said around every page, and by whatever comes in its place. */
export { common } from '@billett/web-kit/text/en/common.ts'
export { frame as aroundAll } from '@billett/web-kit/text/en/frame.ts'
export { failures } from '@billett/web-kit/text/en/local-failures.ts'
export { titles } from '@billett/web-kit/text/en/titles.ts'
export { cookies } from './cookies.ts'
export { errors } from './errors.ts'
export { frame } from './frame.ts'
export { words } from './words.ts'
