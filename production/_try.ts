const t00 = performance.now()
const { composeIdent } = await import('./music/compose-ident.ts')
const { ident } = await import('./ident.ts')
const { loudness } = await import('./mastering/loudness.ts')
import { writeFileSync } from 'node:fs'
const t1 = performance.now(); const c0=(process as any).threadCpuUsage(); const m = await ident(); const t2 = performance.now(); const c1=(process as any).threadCpuUsage(c0)
const L:number[]=[],R:number[]=[]; const parts=[]; for await (const b of composeIdent()) parts.push(b)
const n=parts.reduce((s,p)=>s+p[0].length,0); const mix=[new Float32Array(n),new Float32Array(n)]; let at=0; for (const p of parts){mix[0]!.set(p[0],at);mix[1]!.set(p[1],at);at+=p[0].length}
console.log('import',t1-t00|0,'ident', t2-t1|0, 'cpu', c1.user/1000|0, c1.system/1000|0, m.loudness, m.truePeak, m.mp3.length, m.seconds, n/44100, 'mix', loudness(mix))
console.log(m.peaks.join(' '))
const inter = new Float32Array(n*2); for (let i=0;i<n;i++){inter[2*i]=mix[0]![i]!;inter[2*i+1]=mix[1]![i]!}
writeFileSync('/tmp/snd/ident.f32', inter); writeFileSync('/tmp/snd/ident.mp3', m.mp3)
