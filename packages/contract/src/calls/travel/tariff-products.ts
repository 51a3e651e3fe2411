import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ProductDetails, ProductGroup, SortGroupDetails, TermsOfCarriage } from '../../replies/product.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Id, line, SearchText, StopReference, ViaReference } from '../../values/text.ts'
import { access, rideFacts, ServiceArea, service } from './tariff-fields.ts'

const FixPriceQuery = z.object({ date: PlainDate, serviceArea: ServiceArea })

export const getFixPriceGroups = defineCall({
  name: 'tariff/getFixPriceGroups',
  service,
  method: 'GET',
  path: '/tariff/productGroups/fixPrice',
  summary: 'Products with one price wherever one travels',
  access,
  query: FixPriceQuery,
  reply: list(ProductGroup),
})

const RelationQuery = z.object({
  date: PlainDate,
  origin: StopReference,
  destination: StopReference,
  via: z.optional(ViaReference),
  search: z.optional(SearchText),
  serviceArea: ServiceArea,
  ...rideFacts,
})

export const getRelationGroups = defineCall({
  name: 'tariff/getRelationGroups',
  service,
  method: 'GET',
  path: '/tariff/productGroups/relation',
  summary: 'Products for a relation, with prices',
  access,
  query: RelationQuery,
  reply: list(ProductGroup),
})

export const getCatalogueGroups = defineCall({
  name: 'tariff/getCatalogueGroups',
  service,
  method: 'GET',
  path: '/tariff/productGroups/catalogue',
  summary: 'Products of the catalogue',
  access,
  reply: list(ProductGroup),
})

const DetailsQuery = z.object({
  sort: Id,
  date: PlainDate,
  productGroupName: z.optional(line(100)),
  origin: z.optional(StopReference),
  originName: z.optional(SearchText),
  destination: z.optional(StopReference),
  destinationName: z.optional(SearchText),
  via: z.optional(ViaReference),
  serviceArea: ServiceArea,
  ...rideFacts,
  passengerCount: z.optional(count(1, 999)),
})

export const getProductDetails = defineCall({
  name: 'tariff/getProductDetails',
  service,
  method: 'GET',
  path: '/tariff/productDetails',
  summary: 'One article: conditions, validity, and why it costs what it costs',
  access,
  query: DetailsQuery,
  reply: list(ProductDetails),
})

const SortGroupQuery = z.object({ sortGroupName: line(100) })

export const getSortGroupDetails = defineCall({
  name: 'tariff/getSortGroupDetails',
  service,
  method: 'GET',
  path: '/tariff/sortGroup/details',
  summary: 'Texts of a product',
  access,
  query: SortGroupQuery,
  reply: list(SortGroupDetails),
})

const TermsQuery = z.object({
  sortId: z.array(Id).check(z.minLength(1, key('required')), z.maxLength(100, key('outOfRange'))),
})

export const getTermsOfCarriage = defineCall({
  name: 'tariff/getTermsOfCarriage',
  service,
  method: 'GET',
  path: '/tariff/termsOfCarriage',
  summary: 'Terms of carriage, one per ticket',
  access,
  query: TermsQuery,
  reply: list(TermsOfCarriage),
})
