// Pages are whole without their scripts: these wait until everything that is seen has arrived, so that text, styles,
// fonts and pictures never share a slow line with them. Whoever touches the page earlier gets the scripts at once.

/**
 * Runs in the document's head; does nothing on pages whose scripts were not put off. The modules are asked for a few
 * at a time: all at once they would hold a slow phone up for a tenth of a second.
 */
export const startScript = `(function(){var begun;function begin(){var later=document.querySelector('script[data-modules]');if(begun||!later)return;begun=true;var modules=later.dataset.modules.split(' ').filter(Boolean);function add(kind,part){document.head.append(Object.assign(document.createElement(kind),part))}function next(){modules.splice(0,4).forEach(function(href){add('link',{rel:'modulepreload',href:href})});if(modules.length)setTimeout(next);else add('script',{type:'module',textContent:later.textContent})}next()}['pointerdown','keydown','touchstart','focusin'].forEach(function(kind){addEventListener(kind,begin,{capture:true,passive:true,once:true})});addEventListener('load',function(){setTimeout(begin)});addEventListener('DOMContentLoaded',function(){setTimeout(begin,4000)})})()`

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const ROUTER_SCRIPT = '<script type="module" async="">'

/**
 * Puts off the scripts of a page that is sent in one piece. The router's module keeps its text, and with it its hash in
 * the Content-Security-Policy; its type alone keeps it from running.
 */
export function scriptsAfterPaint(html: string): string {
  if (!html.includes(ROUTER_SCRIPT)) return html
  const modules = new Set([...html.matchAll(PRELOAD)].map(([, href]) => href))
  return html
    .replaceAll(PRELOAD, '')
    .replace(ROUTER_SCRIPT, `<script type="text/plain" data-modules="${[...modules].join(' ')}">`)
}
