export { changed, goodWorkbook } from './good-workbook.ts'
export { xlsxFile } from './xlsx-file.ts'
