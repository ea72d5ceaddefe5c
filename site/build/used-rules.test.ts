import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usedRules } from './used-rules.ts'

const page = '<body class="wrap _1_a"><p class="_2_b lit">.</p></body>'

test('rules for parts that a page does not have are left out', () =>
  assert.equal(
    usedRules('._1_a{color:red}._9_z{color:blue}._1_a ._9_z,._2_b{gap:0}.faint{gap:0}.lit{gap:0}', page),
    '._1_a{color:red}._2_b{gap:0}.lit{gap:0}',
  ))

test('elements and states stay', () => {
  const css = 'p,li{gap:0}._1_a[hidden]{gap:0}:is(._9_z,p){gap:0}._1_a:not(._9_z,._9_y){gap:0}'
  assert.equal(usedRules(css, page), css)
})

test('a condition goes with the last of its rules', () =>
  assert.equal(
    usedRules('@media print{._9_z{gap:0}}@supports (gap:0){@media print{._9_z{gap:0}p{gap:0}}}', page),
    '@supports (gap:0){@media print{p{gap:0}}}',
  ))

test('faces, steps of a movement, layers and what is quoted stay as they are written', () => {
  const css =
    '@layer a,b;@font-face{font-family:X;src:url(/a.woff2)format("woff2")}@keyframes k{to{scale:1}}p:before{content:"}._9_z{"}'
  assert.equal(usedRules(css, page), css)
})

test('a rule within a rule goes or stays with it', () =>
  assert.equal(
    usedRules('._9_z{&:hover{gap:0}}._1_a{gap:0;&:hover{gap:1px}}', page),
    '._1_a{gap:0;&:hover{gap:1px}}',
  ))
