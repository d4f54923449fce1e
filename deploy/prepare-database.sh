#!/bin/sh
# Run once as a superuser on a new PostgreSQL: the roles the site switches between, its own role and its database.
# Needs POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE: the password the role mahalla gets.
set -eu
password=${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:?}")}
psql -v ON_ERROR_STOP=1 -v password="$password" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role mahalla login password :'password';
grant anon, authenticated, service_role to mahalla with admin option;
create database mahalla owner mahalla encoding 'UTF8' template template0;
SQL
