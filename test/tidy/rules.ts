import type { Rule } from './repository.ts'
import * as circles from './rules/circles.ts'
import * as claims from './rules/claims.ts'
import * as names from './rules/names.ts'
import * as packages from './rules/packages.ts'
import * as reasons from './rules/reasons.ts'
import * as sizes from './rules/sizes.ts'
import * as statements from './rules/statements.ts'
import * as unused from './rules/unused.ts'

/** Each rule under what it finds; exceptions stand under the same words. */
export const rules: Readonly<Record<string, Rule>> = {
  'files that nobody imports': unused.filesThatNobodyImports,
  'files that only tests import': unused.filesForTestsAlone,
  'names that are kept for nobody': unused.namesKeptForNobody,
  'exports that nobody takes': unused.exportsThatNobodyTakes,
  'exports that only tests take': unused.exportsForTestsAlone,
  'imports that package.json does not declare': packages.importsThatAreNotDeclared,
  'imports that only developers have': packages.importsThatOnlyDevelopersHave,
  'commands that need more than Node': packages.commandsThatNeedPackages,
  'names of several things': names.namesOfSeveralThings,
  'casts without a reason': reasons.castsWithoutReason,
  'rules that are silenced without a reason': reasons.rulesSilencedWithoutReason,
  'folders side by side that need each other': circles.circlesOfFolders,
  'files of more than 150 lines': sizes.filesThatAreTooLong,
  'functions of more than 40 lines': sizes.functionsThatAreTooLong,
  'paths in ARCHITECTURE.md that lead nowhere': claims.pathsThatLeadNowhere,
  'readers of the environment beside the configuration': claims.readersOfTheEnvironment,
  'tests that sleep': claims.testsThatSleep,
  'rules of the domain that need a clock, a network or a machine': claims.rulesThatNeedTheWorld,
  'names of files that are not kebab-case': claims.namesOfFilesThatAreNotKebabCase,
  'default exports of what is no route': claims.defaultExportsOfNoRoute,
  'pages that do not end in -page.tsx': claims.pagesWithoutTheirName,
  'elements with a style of their own': claims.elementsWithStyles,
  'statements outside of database/': statements.statementsOutsideTheDatabase,
  'screens and doors that change rows by themselves': statements.screensThatChangeRows,
}
