/** For each rule a small house with its fault, beside something that is right and looks alike. */
export type Planted = Readonly<
  Record<string, { files: Readonly<Record<string, string>>; found: readonly string[] }>
>
