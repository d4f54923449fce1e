// Pages are whole without their scripts: these wait until everything that is seen has arrived, so that text, styles,
// fonts and pictures never share a slow line with them. Whoever touches the page earlier gets the scripts at once.

/**
 * Runs in the document's head; does nothing on pages whose scripts were not put off. The modules are asked for a few
 * at a time: all at once they would hold a slow phone up for a tenth of a second. Whoever comes for the first time, which
 * an empty storage tells, reads a page that only shows without them until they do something. What a smaller script hears
 * (`heard`) needs none of them, and a window that opens by itself takes the focus to such a button.
 */
export const startScript = `(function(){var begun,looked,isNew=false;try{isNew=!document.cookie&&!localStorage.length&&!sessionStorage.length}catch(e){}function find(){return document.querySelector('script[data-modules]')}function begin(){var later=!begun&&find();if(!later)return;begun=true;var modules=later.dataset.modules.split(' ').filter(Boolean);function add(kind,part){document.head.append(Object.assign(document.createElement(kind),part))}function next(){modules.splice(0,4).forEach(function(href){add('link',{rel:'modulepreload',href:href})});if(modules.length)setTimeout(next);else add('script',{type:'module',textContent:later.textContent})}next()}function arrive(){var later=find(),look=isNew&&later&&later.dataset.look;if(!look)return begin();if(looked)return;looked=true;['scroll','pointermove'].forEach(listen);import(look).then(function(module){return module.lookFirst(later.dataset,begin)}).catch(begin)}function stir({target}){if(!target.closest||!target.closest('[data-heard]'))begin()}function listen(kind){addEventListener(kind,stir,{capture:true,passive:true})}['pointerdown','keydown','touchstart','focusin'].forEach(listen);addEventListener('load',function(){setTimeout(arrive)});addEventListener('DOMContentLoaded',function(){setTimeout(arrive,4000)})})()`

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const ROUTER_SCRIPT = '<script type="module" async="">'

/** Of a page that a first look may read without its scripts: what is fetched instead, and what that must know. */
type FirstLook = { look: string; routeId: string; isCounted: boolean }

/**
 * Puts off the scripts of a page that is sent in one piece. The router's module keeps its text, and with it its hash in
 * the Content-Security-Policy; its type alone keeps it from running.
 */
export function scriptsAfterPaint(html: string, first: FirstLook | null = null): string {
  if (!html.includes(ROUTER_SCRIPT)) return html
  const modules = new Set([...html.matchAll(PRELOAD)].map(([, href]) => href))
  const quiet = first
    ? ` data-look="${first.look}" data-route-id="${first.routeId}"${first.isCounted ? ' data-tracking' : ''}`
    : ''
  return html
    .replaceAll(PRELOAD, '')
    .replace(ROUTER_SCRIPT, `<script type="text/plain" data-modules="${[...modules].join(' ')}"${quiet}>`)
}
