export { writtenWorkbook as xlsxFile } from '../workbook/written-workbook.ts'
export { changed, goodWorkbook } from './good-workbook.ts'
