/** An address of a page: of nobody's order, nobody's code, and no journey. Such pages have something to say too. */
export const exampleOf = (path: string): string =>
  path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000').replace('*', '')
