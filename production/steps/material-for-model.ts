import type { Material } from '#domain/material.ts'
import type { Plan } from '#domain/script.ts'

/** What was told already, or shall not be told, a model never sees. */
export const materialForModel = (material: Material, { withheld = [] }: Plan): Material =>
  withheld.length === 0
    ? material
    : { ...material, passages: material.passages.filter(({ id }) => !withheld.includes(id)) }
