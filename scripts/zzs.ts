import { chromium } from '@playwright/test'
import { findBrowser } from '../tests/e2e/browser.ts'
const { executablePath, env } = await findBrowser()
const b=await chromium.launch({executablePath,env,args:['--no-sandbox','--enable-unsafe-swiftshader']})
const base=process.argv[2]
for(const arg of process.argv.slice(3)){
  const [path,width,theme,full,name]=arg.split('|')
  const c=await b.newContext({viewport:{width:Number(width),height:Number(width)<500?844:900},colorScheme:theme as 'dark'|'light',reducedMotion:'reduce',userAgent:'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36'})
  const p=await c.newPage()
  await p.goto(base+path,{waitUntil:'networkidle',timeout:120000}).catch(e=>console.log(String(e).slice(0,100)))
  if(full==='card') await p.locator('.listing,[id=check]').first().scrollIntoViewIfNeeded().catch(()=>{})
  await p.waitForTimeout(800)
  await p.screenshot({path:`/tmp/shot-${name}.png`,fullPage:full==='full'})
  await c.close()
}
await b.close()
