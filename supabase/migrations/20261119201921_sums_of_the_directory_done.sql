-- contract after 20261119201920
drop function private.listings_at(country text, lat double precision, lng double precision, reach_km double precision);
