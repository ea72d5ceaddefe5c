/** Behind these names live strangers to each other: the same one says nothing about two addresses. */
export const mailProviders: readonly string[] = `
  126.com 163.com aol.com bluewin.ch btinternet.com comcast.net fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.com
  gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.fr icloud.com laposte.net
  libero.it live.co.uk live.com mac.com mail.com mail.ru me.com msn.com orange.fr outlook.com outlook.de
  pm.me posteo.de proton.me protonmail.com qq.com rediffmail.com rocketmail.com sbcglobal.net sfr.fr sky.com
  t-online.de verizon.net wanadoo.fr web.de yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br
  yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com`
  .trim()
  .split(/\s+/)
