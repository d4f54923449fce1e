import { chromium } from '@playwright/test'
import { findBrowser } from '../tests/e2e/browser.ts'
const { executablePath, env } = await findBrowser()
const b=await chromium.launch({executablePath,env,args:['--no-sandbox']})
const p=await b.newPage({viewport:{width:1700,height:760}})
await p.goto('file:///tmp/sl.html');await p.screenshot({path:'/tmp/sl.png'});await b.close()
