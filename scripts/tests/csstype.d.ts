/**
 * What React's types ask of CSS, in a line: the house has style sheets and hardly a `style` attribute, and a megabyte
 * of properties would be read at every check.
 */
export interface Properties<_Length = 0, _Time = 0> {
  [property: string]: string | number | undefined
}
export interface SvgProperties<_Length = 0, _Time = 0> extends Properties<_Length, _Time> {}
