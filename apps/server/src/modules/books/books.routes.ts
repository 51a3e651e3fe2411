import { prepaidRoutes } from './prepaid/index.ts'

export const booksRoutes = [...prepaidRoutes]
