import { encodeMp3 } from './mastering/mp3.ts'
import { readFileSync } from 'node:fs'
const b = readFileSync('/tmp/ident.f32'); const f = new Float32Array(b.buffer, b.byteOffset, b.length/4); const n=f.length/2
const L=new Float32Array(n),R=new Float32Array(n); for(let i=0;i<n;i++){L[i]=f[2*i]!;R[i]=f[2*i+1]!}
for (let k=0;k<3;k++){ const t=performance.now(); await encodeMp3([L,R]); console.log(performance.now()-t) }
