import { faultsOfClaims } from './planted/claims.ts'
import { faultsOfImports } from './planted/imports.ts'
import type { Planted } from './planted/planted-fault.ts'
import { faultsOfShape } from './planted/shapes.ts'

export const planted: Planted = { ...faultsOfImports, ...faultsOfShape, ...faultsOfClaims }
