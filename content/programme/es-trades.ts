import { list } from './list.ts'

export const spanishTrades = list(
  `abogad*, academia, agencia, aislamiento*, albañil*, alojamiento, arquitect*, asesor*, asociación, bar, bodega*, cafetería, carnicería, carpinter*, casa rural, centro, clases, clínica, club, coach*, construcción*, construcciones, consult*, contab*, dental*, dentista*, dermatolog*, diseño*, distribuid*, electric*, empresa, escuela, estética, estudio, fabric*, farmacia, finca, fisioterap*, florister*, fontaner*, formación, fotograf*, fundación, gestoría, gimnasio, granja, herrer*, hostal, hotel, imprenta, inmobiliaria, instalaci*, jardiner*, joyer*, laboratorio, limpieza*, mecánic*, médic*, muebles, museo, música, notar*, odontolog*, óptica, ortodoncia, panadería, pastelería, peluquer*, pintor*, pizzería, podolog*, postres, productor*, psicolog*, psicoterap*, quesería, reforma*, rehabilitación, reparaci*, restaurante*, salón, seguros, spa, taller*, taxi*, teatro, tienda, traduc*, transporte*, turismo, veterinari*, viajes, vino*, yoga, zapater*`,
)

export const spanishPraise = list(
  `mejor*, el mejor, la mejor, los mejores, líder*, expert*, profesional*, especialista*`,
)
