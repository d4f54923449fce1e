-- Recipes saved before amounts were written plainly ("250 g", not "250.000 g"): their words are made from their parts anew.
-- Only the words change: no version, no date, nothing for staff to read again.
update public.contributions as c set body = private.recipe_text(r.introduction, r.ingredients, r.steps)
from public.recipes as r
where r.contribution_id = c.id and c.body is distinct from private.recipe_text(r.introduction, r.ingredients, r.steps);
